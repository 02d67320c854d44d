import { IconButton } from './button.tsx'
import css from './steps.module.css'

/** The buttons to the thing before and the thing after the open one, with its place among them. */
export function Steps({
  labels,
  place,
  onPrevious,
  onNext,
}: {
  labels: { previous: string; next: string }
  /** “3 / 20”; null where the open one is not among them. */
  place: string | null
  /** Left out at the first one. */
  onPrevious?: (() => void) | undefined
  /** Left out at the last one. */
  onNext?: (() => void) | undefined
}) {
  return (
    <span className={css.steps}>
      <IconButton
        icon="chevron-left"
        label={labels.previous}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      {place !== null && <span className={css.place}>{place}</span>}
      <IconButton icon="chevron-right" label={labels.next} disabled={!onNext} onClick={onNext} />
    </span>
  )
}
