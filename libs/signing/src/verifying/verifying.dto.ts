import { ResponseField, Text } from '@groundsheet/platform';

export const REPLACED_BY = ['correction', 'signature', 'change'] as const;
export const FOUND = ['same', 'earlier', 'not-ours'] as const;

export class VerifyBody {
  @Text({
    max: 40,
    about: 'The reference on the form or set. Capitals, spaces and the hyphen do not matter.',
    example: 'TS-7K3M9QXD',
    required: true,
  })
  reference!: string;

  @Text({
    max: 64,
    about: 'SHA-256 of the file, in hexadecimal.',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    required: true,
  })
  sha256!: string;
}

/** What a file is to us. */
export class VerifiedPdf {
  @ResponseField({
    enum: FOUND,
    description: 'An unknown reference gives `not-ours` as well.',
    example: 'same',
  })
  found!: (typeof FOUND)[number];

  @ResponseField({ type: String, format: 'date-time', nullable: true, description: 'When we made it.' })
  madeAt!: string | null;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When a newer PDF replaced it; null as well while that one is being made.',
  })
  replacedAt!: string | null;

  @ResponseField({
    enum: REPLACED_BY,
    nullable: true,
    description:
      'What took its place: the PDF of a correction, one with a further signature, or, of a form set, one that says something else.',
  })
  replacedBy!: (typeof REPLACED_BY)[number] | null;

  @ResponseField({
    type: Boolean,
    nullable: true,
    description: 'Whether everybody who signs had signed when it was made. Null for a file that is not ours.',
  })
  isSigned!: boolean | null;
}
