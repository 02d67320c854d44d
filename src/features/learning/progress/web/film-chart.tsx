import { figuresIn } from '#src/features/learning/analysis/web/number-formats.ts'
import type { InputOf } from '#src/shared/endpoint.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { Figures, progressApi } from '../contract.ts'
import { ChartPanel } from './chart-panel.tsx'
import { figuresText } from './figures-text.ts'

/** Which parts of a film are watched. */
export function FilmChart({
  film,
  looked,
}: {
  film: Figures['film']
  looked: Pick<InputOf<typeof progressApi.getTable>, 'courseId' | 'semester' | 'film'>
}) {
  const t = useText(figuresText)
  const format = useFormat()
  const figures = figuresIn(useLocale())
  if (!film) {
    return (
      <Panel title={t.filmTitle}>
        <p>{t.noFilm}</p>
      </Panel>
    )
  }
  const share = (viewers: number) => (film.viewers === 0 ? 0 : viewers / film.viewers)
  return (
    <ChartPanel
      title={t.filmTitle}
      note={
        <>
          <strong>{film.name}</strong>
          <br />
          {t.filmNote(format.number(film.viewers))}
        </>
      }
      download={{ ...looked, table: 'film' }}
      columns={film.parts.map(({ from, viewers }) => ({
        ...{ name: format.clock(from), share: share(viewers) },
      }))}
      heads={[t.part, t.viewers, t.ofViewers]}
      rows={film.parts.map(({ from, to, viewers }) => [
        ...[`${format.clock(from)}–${format.clock(to)}`, format.number(viewers)],
        figures.share(share(viewers)),
      ])}
    />
  )
}
