import type { Page } from '@playwright/test';

/** A signature as the overlay makes it. */
export function drawing(page: Page): Promise<string> {
  return page.evaluate(() => {
    // By name, because the page may be a picture of ours.
    const canvas = document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas') as HTMLCanvasElement;
    const sheet = Object.assign(canvas, { width: 600, height: 200 });
    const pen = sheet.getContext('2d')!;
    pen.lineWidth = 5;
    pen.moveTo(40, 120);
    pen.bezierCurveTo(120, 20, 160, 190, 540, 60);
    pen.stroke();
    return sheet.toDataURL();
  });
}
