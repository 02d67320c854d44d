import type { Names } from '#src/features/content/draft/server/draft-host.ts'
import type { OutlineRecord } from '../records.ts'
import { namesOfItem } from './items/stored-kinds.ts'

/** Returns the files and questions that a chapter or an item names. */
export const namesOfOutline = (record: OutlineRecord): Names =>
  record.kind === 'chapter' ? { files: [], questions: [] } : namesOfItem(record)
