import type { IconName } from '#src/web/ui/icon.tsx'
import type { ItemKind } from '../outline-schema.ts'

/** The icon of each kind of item, wherever an outline is shown. */
export const itemIcons: Record<ItemKind, IconName> = {
  video: 'video',
  courseware: 'file',
  text: 'reading',
  task: 'task',
  quiz: 'quiz',
}

/** All kinds in the order in which they are listed. */
export const kindsListed = Object.keys(itemIcons) as ItemKind[]
