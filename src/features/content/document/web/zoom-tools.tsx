import { useFormat, useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import css from './toolbar.module.css'
import type { Zoom } from './use-zoom.ts'
import { viewText } from './view-text.ts'

const percents = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

/** Smaller, larger, and a list of the sizes that people ask for. */
export function ZoomTools({
  zoom,
  scale,
  set,
  by,
}: {
  zoom: Zoom
  scale: number
  set: (zoom: Zoom) => void
  by: (direction: 1 | -1) => void
}) {
  const t = useText(viewText)
  const format = useFormat()
  const value = typeof zoom === 'number' ? String(zoom) : zoom
  const isListed = typeof zoom !== 'number' || percents.includes(zoom)
  return (
    <span className={css.group}>
      <IconButton icon="minus" size="small" label={t.zoomOut} onClick={() => by(-1)} />
      <select
        className={css.zoom}
        aria-label={t.zoom}
        value={value}
        onChange={({ target }) =>
          set(
            target.value === 'width' || target.value === 'page'
              ? target.value
              : Number(target.value),
          )
        }
      >
        <option value="width">{t.fitWidth}</option>
        <option value="page">{t.fitPage}</option>
        {!isListed && <option value={value}>{format.percent(scale)}</option>}
        {percents.map((one) => (
          <option key={one} value={String(one)}>
            {format.percent(one)}
          </option>
        ))}
      </select>
      <IconButton icon="plus" size="small" label={t.zoomIn} onClick={() => by(1)} />
    </span>
  )
}
