import type { QuestionBody } from '../../question/body/body.ts'
import type { Note, OutPaper } from '../paper-form.ts'
import { lossesOf as giftLosses, writeGift } from './gift/write.ts'
import { lossesOf as moodleLosses, writeMoodle } from './moodle/write.ts'
import { lossesOf as qtiLosses, writeQti } from './qti/write.ts'
import { lossesOf as xlsxLosses, writeXlsx } from './xlsx/write.ts'

interface Writer {
  write(paper: OutPaper): Promise<{ name: string; mime: string; bytes: Uint8Array }>
  /** What the format does not hold of a body, for the list before the export. */
  lossesOf(body: QuestionBody): Note[]
}

/** The writers of formats that hold questions as data. */
export const dataWriters: Record<'xlsx' | 'gift' | 'moodle' | 'qti', Writer> = {
  xlsx: { write: writeXlsx, lossesOf: xlsxLosses },
  gift: { write: writeGift, lossesOf: giftLosses },
  moodle: { write: writeMoodle, lossesOf: moodleLosses },
  qti: { write: writeQti, lossesOf: qtiLosses },
}
