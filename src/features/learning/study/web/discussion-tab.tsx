import type { ComponentProps } from 'react'
import type { QuestionsPanel } from '#src/features/learning/interaction/web/questions-panel.tsx'
import { useText } from '#src/web/i18n.tsx'
import { LazyTab } from './lazy-tab.tsx'
import { studyText } from './text.ts'

const load = async () =>
  (await import('#src/features/learning/interaction/web/questions-panel.tsx')).QuestionsPanel

/** The questions and replies beside the player. */
export function DiscussionTab(props: ComponentProps<typeof QuestionsPanel>) {
  const t = useText(studyText)
  return <LazyTab load={load} missing={t.discussionMissing} props={props} />
}
