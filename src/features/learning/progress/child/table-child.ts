import { childMain } from '#src/server/media/child-main.ts'
import type { Sheet } from '../server/table-file.ts'
import { workbookOf } from './workbook-of.ts'

/** Writes one table as a workbook in a process of its own: the library makes an object for each of 50,000 cells. */
childMain<Sheet, Uint8Array>((sheet) => workbookOf([sheet]))
