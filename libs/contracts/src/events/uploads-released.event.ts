/**
 * Fired when a form, document or account has let go of its files, in the transaction of its end.
 * By: files. Listened to by: files (deletes all that has been released so far).
 */
export class UploadsReleased {
  static readonly eventName = 'uploads.released';

  constructor(readonly payload: Record<string, never>) {}
}
