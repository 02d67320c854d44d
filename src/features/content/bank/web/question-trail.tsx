import { useMemo } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { bankPaths } from '../paths.ts'
import { questionPageText } from './question-page-text.ts'
import css from './question.module.css'
import { readTrail } from './trail.ts'

/** The way back to the list, and to its previous and next question. */
export function QuestionTrail({
  questionId,
  folder,
}: {
  questionId: number
  folder: { folderId: number; name: string } | null
}) {
  const t = useText(questionPageText)
  const format = useFormat()
  // Only the browser knows from which list the question was opened.
  const hydrated = useHydrated()
  const trail = useMemo(() => (hydrated ? readTrail() : undefined), [hydrated])
  const ids = trail?.questionIds ?? []
  const at = ids.indexOf(questionId)
  const [previous, next] = at < 0 ? [] : [ids[at - 1], ids[at + 1]]
  return (
    <div className={css.trail}>
      <Breadcrumb
        items={[
          { label: t.bank, to: at < 0 || folder ? bankPaths.bank() : trail!.list },
          ...(folder ? [{ label: folder.name, to: bankPaths.folder(folder.folderId) }] : []),
          { label: t.edit },
        ]}
      />
      {at >= 0 && ids.length > 1 && (
        <nav
          className={css.beside}
          aria-label={t.place(format.number(at + 1), format.number(ids.length))}
        >
          <span aria-hidden="true">
            {format.number(at + 1)} / {format.number(ids.length)}
          </span>
          {previous !== undefined && (
            <ButtonLink size="small" icon="chevron-left" to={bankPaths.question(previous)}>
              {t.previous}
            </ButtonLink>
          )}
          {next !== undefined && (
            <ButtonLink size="small" icon="chevron-right" to={bankPaths.question(next)}>
              {t.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}
