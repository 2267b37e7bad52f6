import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Sender, TakesOutboxPass, type FormSender } from '@groundsheet/platform';
import { GivesUploadAddress } from './gives-upload-address.decorator.js';
import { UploadAddresses } from './upload-addresses.js';
import { UploadAddressResponse } from './upload.dto.js';

@ApiTags('Outbox')
@Controller('api/outbox')
export class OutboxPhotosController {
  constructor(private readonly addresses: UploadAddresses) {}

  @Post('photos')
  @HttpCode(200)
  @TakesOutboxPass()
  @GivesUploadAddress()
  @ApiOperation({
    summary: 'Get an address for a photo of a form in the outbox',
    description:
      'No body. The same as for any photo, from the outbox of a device whose session may have expired.',
  })
  @ApiOkResponse({ type: UploadAddressResponse })
  async expect(@Sender() sender: FormSender): Promise<UploadAddressResponse> {
    const { address } = await this.addresses.give('photo', sender);
    return { uploadURL: address };
  }
}
