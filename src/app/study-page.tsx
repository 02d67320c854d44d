import StudyView from '#src/features/learning/study/web/study-page.tsx'
import { WithNoteParts } from './note-parts.tsx'

export { loader, meta } from '#src/features/learning/study/web/study-page.tsx'

/** The player. The page stands here because a later room has a part of the notes in it. */
export default function StudyPage() {
  return (
    <WithNoteParts>
      <StudyView />
    </WithNoteParts>
  )
}
