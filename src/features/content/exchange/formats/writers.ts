import type { QuestionBody } from '../../question/body/body.ts'
import type { Note, OutPaper } from '../paper-form.ts'

interface Writer {
  write(paper: OutPaper): Promise<{ name: string; mime: string; bytes: Uint8Array }>
  /** The parts of a body that the format does not hold, for the list before the export. */
  lossesOf(body: QuestionBody): Note[]
}

/** Loads the writer of a format that holds questions as data; a child needs one of them. */
export async function dataWriter(format: 'xlsx' | 'gift' | 'moodle' | 'qti'): Promise<Writer> {
  switch (format) {
    case 'xlsx': {
      const { writeXlsx, lossesOf } = await import('./xlsx/write.ts')
      return { write: writeXlsx, lossesOf }
    }
    case 'gift': {
      const { writeGift, lossesOf } = await import('./gift/write.ts')
      return { write: writeGift, lossesOf }
    }
    case 'moodle': {
      const { writeMoodle, lossesOf } = await import('./moodle/write.ts')
      return { write: writeMoodle, lossesOf }
    }
    case 'qti': {
      const { writeQti, lossesOf } = await import('./qti/write.ts')
      return { write: writeQti, lossesOf }
    }
  }
}
