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
    description: 'The name of the file in a form. A photo can be read at this address by its sender alone.',
    example: '/api/objects/01938f00-0000-7000-8000-000000000001',
  })
  url!: string;
}
