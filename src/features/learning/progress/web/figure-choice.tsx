import { useNavigate } from 'react-router'
import { useText } from '#src/web/i18n.tsx'
import { useList } from '#src/web/list/list-address.ts'
import { Select } from '#src/web/ui/choice.tsx'
import { type Figures, progressApi } from '../contract.ts'
import { figuresText } from './figures-text.ts'
import { learnersText } from './learners-text.ts'
import css from './progress.module.css'

/** The semester and the film in question; a choice takes effect at once. */
export function FigureChoice({
  semesters,
  films,
}: {
  semesters: Figures['course']['semesters']
  films: Figures['films']
}) {
  const t = useText(figuresText)
  const l = useText(learnersText)
  const address = useList(progressApi.getFigures)
  const navigate = useNavigate()
  const choose = (changed: { semester?: string; film?: string }) =>
    void navigate(address.href(changed), { preventScrollReset: true })
  const { semester = '', film } = address.given
  if (semesters.length === 0 && films.length < 2) return null
  return (
    <div className={css.choice} role="group" aria-label={t.choose}>
      {semesters.length > 0 && (
        <Select
          label={l.semester}
          value={semester}
          onChange={(value) => choose({ semester: value })}
          options={[
            { value: '', label: l.allSemesters },
            ...semesters.map(({ semesterId, name }) => ({
              ...{ value: String(semesterId), label: name },
            })),
          ]}
        />
      )}
      {films.length > 1 && (
        <Select
          label={t.film}
          value={film ?? String(films[0]!.itemId)}
          onChange={(value) => choose({ film: value })}
          options={films.map(({ itemId, name }) => ({ value: String(itemId), label: name }))}
        />
      )}
    </div>
  )
}
