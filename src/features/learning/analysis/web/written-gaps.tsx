import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { WrittenGap } from '../contract.ts'
import { analysisText } from './analysis-text.ts'
import css from './analysis.module.css'
import { Figures } from './figures.tsx'
import { figuresIn } from './number-formats.ts'
import { ShareBar } from './share-bar.tsx'

const tones = { correct: 'success', part: 'warning', wrong: 'neutral' } as const

/** The texts that learners wrote in each gap of a question, the most frequent first. */
export function WrittenGaps({ gaps, n }: { gaps: readonly WrittenGap[]; n: number }) {
  const t = useText(analysisText)
  const format = useFormat()
  const figures = figuresIn(useLocale())
  const named = (number: number) => (gaps.length === 1 ? t.written : t.gap(format.number(number)))
  return (
    <Panel title={t.written} lead={t.writtenLead}>
      <div className={css.stack}>
        {gaps.map(({ number, written, others }) => (
          <Figures key={number} label={named(number)}>
            <thead>
              <tr>
                <th scope="col" className={css.words}>
                  {named(number)}
                </th>
                <th scope="col">{t.answers}</th>
                <th scope="col" className={css.bars}>
                  {t.share}
                </th>
              </tr>
            </thead>
            <tbody>
              {written.map(({ text, verdict, count }) => (
                <tr key={`${verdict} ${text}`}>
                  <th scope="row" className={css.words}>
                    <span className={css.flags}>
                      {text}
                      {verdict !== 'unanswered' && verdict !== 'waiting' && (
                        <Tag tone={tones[verdict]}>{t.verdicts[verdict]}</Tag>
                      )}
                    </span>
                  </th>
                  <td>{format.number(count)}</td>
                  <td className={css.bars}>
                    <ShareBar share={count / n} figure={figures.share(count / n)} />
                  </td>
                </tr>
              ))}
              {written.length === 0 && (
                <tr>
                  <td colSpan={3}>{t.nothingWritten}</td>
                </tr>
              )}
              {others > 0 && (
                <tr>
                  <th scope="row" className={css.words}>
                    {t.otherWords}
                  </th>
                  <td>{format.number(others)}</td>
                  <td className={css.bars}>
                    <ShareBar share={others / n} figure={figures.share(others / n)} />
                  </td>
                </tr>
              )}
            </tbody>
          </Figures>
        ))}
      </div>
    </Panel>
  )
}
