import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { Analysis } from '../contract.ts'
import css from './analysis.module.css'
import { bandsText } from './bands-text.ts'
import { Figures } from './figures.tsx'
import { figuresIn } from './number-formats.ts'
import { ShareBar } from './share-bar.tsx'

/** How many results lie in each band of scores, the highest first. */
export function Bands({
  title,
  counted,
  bands,
  you,
}: {
  title: string
  /** The heading of the counts. */
  counted: string
  bands: readonly (Analysis['bands'][number] & { own?: boolean })[]
  /** The mark of the reader's own band. */
  you?: string
}) {
  const t = useText(bandsText)
  const format = useFormat()
  const figures = figuresIn(useLocale())
  const all = bands.reduce((sum, { count }) => sum + count, 0)
  return (
    <Panel title={title}>
      <Figures label={title}>
        <thead>
          <tr>
            <th scope="col">{t.band}</th>
            <th scope="col">{counted}</th>
            <th scope="col" className={css.bars}>
              {t.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ from, below, count, own }) => (
            <tr key={from}>
              <th scope="row">
                <span className={css.flags}>
                  {from === 0
                    ? t.below(String(below))
                    : t.from(String(from), String(below === null ? 100 : below - 1))}
                  {own && <Tag tone="action">{you}</Tag>}
                </span>
              </th>
              <td>{format.number(count)}</td>
              <td className={css.bars}>
                <ShareBar share={count / all} figure={figures.share(count / all)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </Panel>
  )
}
