import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import type { Pin } from './pins.ts'
import css from './review.module.css'
import { reviewText } from './review-text.ts'

/** The button at a place of a submitted course by which a reviewer adds a reason. */
export function PinButton({
  onPin,
  pin,
  label,
}: {
  onPin: (pin: Pin) => void
  pin: Pin
  label: string
}) {
  const t = useText(reviewText)
  return (
    <IconButton
      icon="note"
      size="small"
      className={css.pin}
      label={t.pinAt(label)}
      onClick={() => onPin(pin)}
    />
  )
}
