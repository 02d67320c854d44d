import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import type { OutlineControl } from './outline-control.ts'

/** What all rows share. It stays the same object, so that a row renders only for its own sake. */
export interface RowWorld {
  control: OutlineControl
  draft: DraftStore
  languages: readonly Side[]
  filesFolder: string
  contentPath: ((chapterKey: string) => string) | undefined
  openMenu: (key: string, button: HTMLElement) => void
}
