import { ResponseField } from '@groundsheet/platform';

export class UploadAddressResponse {
  @ResponseField({
    type: String,
    description: 'Takes one file by PUT within 15 minutes.',
    example: '/api/objects/01938f00-0000-7000-8000-000000000001?expires=1795262400&signature=…',
  })
  uploadURL!: string;
}

export class UploadedResponse {
  @ResponseField({
    type: String,
    description: 'What the file is called in a form. Nothing can be read there.',
    example: '/api/objects/01938f00-0000-7000-8000-000000000001',
  })
  url!: string;
}
