import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { gradebookApi, type Gradebook, type GradeOffer } from '../contract.ts'
import { gradeSources } from '../limits.ts'
import { CategorySelect } from './column-dialog.tsx'
import { dialogsText } from './dialogs-text.ts'
import css from './gradebook.module.css'
import { wordsText } from './words-text.ts'

const keyOf = ({ source, sourceId }: Pick<GradeOffer, 'source' | 'sourceId'>) =>
  `${source}:${sourceId}`

/** Chooses quizzes and other sources whose marks become columns. */
export function SourcesDialog({
  classId,
  book,
  onClose,
}: {
  classId: number
  book: Gradebook
  onClose: () => void
}) {
  const t = useText(dialogsText)
  const { act, pending } = useAct()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [categoryId, setCategory] = useState(String(book.categories[0]?.categoryId ?? ''))
  const { data, failed, retry } = useLoad(gradebookApi.getOffers, { classId })
  const offers = data?.offers ?? []
  const sources = offers
    .filter((one) => chosen.has(keyOf(one)))
    .map(({ source, sourceId }) => ({ source, sourceId }))
  const add = () =>
    void act(
      gradebookApi.addSources,
      { classId, categoryId: Number(categoryId), sources },
      { said: t.sourcesAdded, done: onClose },
    )
  return (
    <Dialog
      open
      title={t.addSources}
      onClose={onClose}
      footer={
        <Button variant="primary" disabled={sources.length === 0} pending={pending} onClick={add}>
          {t.add}
        </Button>
      }
    >
      <div className={css.stack}>
        <p className={css.muted}>{t.sourcesLead}</p>
        {failed && (
          <p>
            {t.loadFailed}{' '}
            <Button size="small" onClick={retry}>
              {t.retry}
            </Button>
          </p>
        )}
        {data && offers.length === 0 && <p>{t.noSources}</p>}
        {offers.length > 0 && (
          <CategorySelect book={book} value={categoryId} onChange={setCategory} />
        )}
        <Offers {...{ offers, chosen }} onChoose={setChosen} />
      </div>
    </Dialog>
  )
}

function Offers({
  offers,
  chosen,
  onChoose,
}: {
  offers: readonly GradeOffer[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}) {
  const names = useText(wordsText)
  const choose = (key: string, on: boolean) =>
    onChoose(new Set(on ? [...chosen, key] : [...chosen].filter((one) => one !== key)))
  return gradeSources.map((source) => {
    const own = offers.filter((one) => one.source === source)
    if (own.length === 0) return null
    return (
      <fieldset key={source} className={css.offers}>
        <legend>{names.sources[source]}</legend>
        {own.map((one) => (
          <Checkbox
            key={one.sourceId}
            checked={chosen.has(keyOf(one))}
            onChange={(on) => choose(keyOf(one), on)}
            label={one.of ? `${one.name} · ${one.of}` : one.name}
          />
        ))}
      </fieldset>
    )
  })
}
