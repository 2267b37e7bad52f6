import { ApiError } from '../../lib/api-error.js';
import { cameraToast, loadedToast, lookupToast } from './scan-toasts.js';

it('points to what there is when the camera is not available', () => {
  expect(cameraToast(true)).toMatchObject({
    title: 'Camera Not Available',
    description: 'Use Manual Entry or Simulate QR.',
  });
  expect(cameraToast(false)).toMatchObject({
    title: 'Camera Not Available',
    description: 'Use Manual Entry or a photo of the code.',
  });
});

it('says that a code is unknown, and does not say so when nobody could be asked', () => {
  expect(lookupToast(new ApiError(404, 'Not Found', '{}'))).toMatchObject({
    title: 'QR Code Not Found',
    description: 'Vehicle information not found for this QR code',
  });
  expect(lookupToast(new TypeError('Failed to fetch')).title).toBe('Vehicle Not Looked Up');
  expect(lookupToast(new ApiError(503, 'Service Unavailable', '')).title).toBe('Vehicle Not Looked Up');
});

it('names the machine that was loaded', () => {
  const machine = { machineNumber: 'JCB 6ST', plantNumber: 'D-118', description: '' } as never;
  expect(loadedToast(machine)).toMatchObject({
    title: 'Vehicle Info Loaded',
    description: 'D-118, JCB 6ST',
  });
});
