import { useEffect, useState } from 'react';

import { loadPicture } from './picture-store.js';

/** The address to show a kept picture by: undefined while it is looked up, null where it is not on this device. */
export function usePicture(draftName: string, url: string): string | null | undefined {
  const [shown, setShown] = useState<string | null>();
  useEffect(() => {
    let current = true;
    let made: string | null = null;
    void loadPicture(draftName, url)
      .catch(() => undefined)
      .then((picture) => {
        if (!current) return;
        made = picture ? URL.createObjectURL(picture) : null;
        setShown(made);
      });
    return () => {
      current = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [draftName, url]);
  return shown;
}
