import type { Shape } from '../../body/arrange.ts'
import css from './sheet.module.css'

/** The outlines of areas over a picture; right ones are whole lines, others are dashed. */
export function Outlines({
  areas,
}: {
  areas: readonly { id: string; shape: Shape; right: boolean }[]
}) {
  return (
    <svg className={css.outlines} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {areas.map(({ id, shape, right }) => (
        <g key={id}>{drawn(shape, right ? { 'data-right': '' } : {})}</g>
      ))}
    </svg>
  )
}

function drawn(shape: Shape, props: object) {
  switch (shape.kind) {
    case 'rectangle':
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} {...props} />
    case 'ellipse':
      return <ellipse cx={shape.x} cy={shape.y} rx={shape.radiusX} ry={shape.radiusY} {...props} />
    case 'polygon':
      return <polygon points={shape.points.map(({ x, y }) => `${x},${y}`).join(' ')} {...props} />
  }
}
