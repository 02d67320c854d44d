import type { ItemType } from '#src/features/content/outline/records.ts'
import type { IconName } from '#src/web/ui/icon.tsx'

/** The icon of each type of item. */
export const itemIcons: Record<ItemType, IconName> = {
  video: 'video',
  courseware: 'file',
  text: 'reading',
  task: 'task',
  quiz: 'quiz',
}
