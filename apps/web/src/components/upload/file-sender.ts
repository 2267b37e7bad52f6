import {
  BasePlugin,
  EventManager,
  type Body,
  type Meta,
  type PluginOpts,
  type Uppy,
  type UppyFile,
} from '@uppy/core';
import { filterFilesToUpload, TaskQueue } from '@uppy/core/utils';

import { sendFile } from './send-file.js';

export interface UploadedFile {
  /** What the server calls it. */
  url: string;
  /** What was sent, for showing it without asking the server. */
  blob: Blob;
  name: string;
}

/** A file as it is about to be sent; its id is the uploader's own. */
export interface PreparedFile extends Pick<UploadedFile, 'blob' | 'name'> {
  id: string;
}

export interface FileSenderOptions extends PluginOpts {
  askForAddress: (file: PreparedFile) => Promise<string>;
  /** What is sent in place of the chosen file. */
  prepare: (file: Blob, meta: Meta) => Promise<Blob>;
  onUploaded: (file: UploadedFile) => void;
  /** How many are on their way at once. */
  concurrency: number;
}

export type UploadUppy = Uppy<Meta, Body>;
type File = UppyFile<Meta, Body>;

/**
 * The uploader of the dialog. Uppy's own ones take an address once and for all retries, tell a refusal as a network
 * error, and leave a file hanging whose address is refused (docs/decisions/0009).
 */
export class FileSender extends BasePlugin<FileSenderOptions, Meta, Body> {
  private readonly queue: TaskQueue;

  constructor(uppy: UploadUppy, options: FileSenderOptions) {
    super(uppy, options);
    this.id = 'FileSender';
    this.type = 'uploader';
    this.queue = new TaskQueue({ concurrency: options.concurrency });
  }

  override install(): void {
    this.uppy.addUploader(this.upload);
  }

  override uninstall(): void {
    this.uppy.removeUploader(this.upload);
  }

  private readonly upload = async (ids: string[]): Promise<void> => {
    const files = filterFilesToUpload(this.uppy.getFilesByIds(ids));
    this.uppy.emit('upload-start', files);
    await Promise.all(files.map((file) => this.queue.add((signal) => this.send(file, signal))));
  };

  /** Tells the dialog how it goes; never throws. */
  private async send(file: File, stopped: AbortSignal): Promise<void> {
    const events = new EventManager(this.uppy);
    const given = new AbortController();
    events.onFileRemove(file.id, () => given.abort());
    events.onCancelAll(file.id, () => given.abort());
    const signal = AbortSignal.any([stopped, given.signal]);
    try {
      const blob = await this.opts.prepare(file.data as Blob, file.meta);
      const url = await sendFile(blob, {
        askForAddress: () => this.opts.askForAddress({ id: file.id, blob, name: file.name }),
        onProgress: (bytes) => this.progress(file, bytes / blob.size),
        onStalled: (sentence) => this.uppy.emit('upload-stalled', new Error(sentence), [file]),
        signal,
      });
      if (signal.aborted) return;
      this.uppy.emit('upload-success', this.uppy.getFile(file.id), {
        status: 200,
        body: { url },
        // Whole, for the link that one can copy.
        uploadURL: new URL(url, location.href).href,
      });
      this.opts.onUploaded({ url, blob, name: file.name });
    } catch (error) {
      if (!signal.aborted) this.uppy.emit('upload-error', this.uppy.getFile(file.id), error as Error);
    } finally {
      events.remove();
    }
  }

  private progress({ id, progress }: File, share: number): void {
    const file = this.uppy.getFile(id);
    if (!file) return;
    const bytesTotal = file.size ?? 0;
    const uploadStarted = progress.uploadStarted ?? Date.now();
    this.uppy.emit('upload-progress', file, { uploadStarted, bytesUploaded: share * bytesTotal, bytesTotal });
  }
}
