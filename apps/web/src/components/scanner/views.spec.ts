import { cutOf, PHOTO_VIEWS, viewOfFrame } from './views.js';

it('searches the whole frame and its enlarged middle in turn', () => {
  expect(cutOf(viewOfFrame(0), 640, 480)).toEqual({
    left: 0,
    top: 0,
    width: 640,
    height: 480,
    toWidth: 640,
    toHeight: 480,
  });
  expect(cutOf(viewOfFrame(1), 640, 480)).toEqual({
    left: 160,
    top: 120,
    width: 320,
    height: 240,
    toWidth: 640,
    toHeight: 480,
  });
  expect(viewOfFrame(2)).toBe(viewOfFrame(0));
});

it('makes large frames and photos smaller, upright ones too, but never a whole picture larger', () => {
  expect(cutOf(viewOfFrame(0), 720, 1280)).toMatchObject({ toWidth: 360, toHeight: 640 });
  expect(PHOTO_VIEWS.map((view) => cutOf(view, 3000, 4000).toHeight)).toEqual([640, 1024, 1600, 2400]);
  expect(PHOTO_VIEWS.map((view) => cutOf(view, 800, 600).toWidth)).toEqual([640, 800, 800, 800]);
});
