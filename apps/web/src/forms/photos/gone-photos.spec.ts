import { ApiError } from '../../lib/api-error.js';
import { gonePhotos } from './gone-photos.js';

const PHOTOS = ['/api/objects/a', '/api/objects/b', '/api/objects/c'];

const refusal = (...faults: [path: string, code: string][]) =>
  new ApiError(
    422,
    'Unprocessable Entity',
    JSON.stringify({
      statusCode: 422,
      code: 'request.invalid',
      message: 'Photos',
      details: faults.map(([path, code]) => ({ path, code, message: '' })),
    }),
  );

describe('photos that the server has lost', () => {
  it('are told from the refusal by their places', () => {
    const error = refusal(
      ['checkSheetData.photos.0', 'upload.unknown'],
      ['checkSheetData.photos.2', 'upload.attached'],
    );
    expect(gonePhotos(error, PHOTOS)).toEqual(['/api/objects/a', '/api/objects/c']);
  });

  it('are none where something else is wrong', () => {
    expect(gonePhotos(refusal(['checkSheetData.photos.1', 'upload.repeated']), PHOTOS)).toEqual([]);
    expect(gonePhotos(refusal(['checkSheetData.machineHours', 'upload.unknown']), PHOTOS)).toEqual([]);
    expect(gonePhotos(new TypeError('Failed to fetch'), PHOTOS)).toEqual([]);
  });
});
