import type { ReadPaper } from '../paper-form.ts'
import { readAiken } from './aiken/read.ts'
import { readCsv } from './csv/read.ts'
import type { Format } from './detect.ts'
import { readGift } from './gift/read.ts'
import { readMoodle } from './moodle/read.ts'
import { readQti } from './qti/read.ts'
import { readXlsx } from './xlsx/read.ts'

type Reader = (bytes: Uint8Array, given: { name: string }) => Promise<ReadPaper>

/** The readers of formats that hold questions as data. Papers in words are read elsewhere. */
export const dataReaders: Partial<Record<Format, Reader>> = {
  xlsx: readXlsx,
  csv: readCsv,
  gift: readGift,
  aiken: readAiken,
  moodle: readMoodle,
  qti: readQti,
}
