import type { Names } from '#src/features/content/draft/server/draft-host.ts'
import type { OutlineRecord } from '../records.ts'
import { itemWithout, namesOfItem } from './items/stored-kinds.ts'

/** Returns the files and questions that a chapter or an item names. */
export const namesOfOutline = (record: OutlineRecord): Names =>
  record.kind === 'chapter' ? { files: [], questions: [] } : namesOfItem(record)

/** Returns a chapter or an item without files and questions that are no more. */
export const outlineWithout = (record: OutlineRecord, gone: Names): OutlineRecord =>
  record.kind === 'chapter' ? record : itemWithout(record, gone)
