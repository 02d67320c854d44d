import css from './analysis.module.css'

/** Names with their numbers, four in a row and two on a phone. */
export function Tiles({ tiles }: { tiles: readonly (readonly [string, string])[] }) {
  return (
    <dl className={css.tiles}>
      {tiles.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
