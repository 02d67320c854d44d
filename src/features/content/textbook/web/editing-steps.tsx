import { StepNav } from '#src/features/content/outline/web/step-nav.tsx'
import { useText } from '#src/web/i18n.tsx'
import { textbookPaths } from '../paths.ts'
import { manageText } from './manage-text.ts'

export type TextbookStep = 'details' | 'chapters' | 'check'

/** The steps of a textbook, on each page of its owner; publication is an act beside its name. */
export function EditingSteps({
  textbookId,
  current,
  done,
}: {
  textbookId: number
  current: TextbookStep | undefined
  done: Readonly<Record<TextbookStep, boolean>>
}) {
  const t = useText(manageText)
  const steps = [
    { key: 'details', name: t.facts, path: textbookPaths.edit(textbookId), isDone: done.details },
    {
      ...{ key: 'chapters', name: t.chapters, path: textbookPaths.chapters(textbookId) },
      isDone: done.chapters,
    },
    { key: 'check', name: t.check, path: textbookPaths.check(textbookId), isDone: done.check },
  ]
  return <StepNav label={t.steps} done={t.done} steps={steps} current={current} />
}
