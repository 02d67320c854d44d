import { useFormat, useText } from '#src/web/i18n.tsx'
import { homeText } from './home-text.ts'
import css from './home-premium.module.css'

/** The fee of a course, small enough that home need not load the course lists' code. */
export function HomeFee({ fee }: { fee: number }) {
  const t = useText(homeText)
  const format = useFormat()
  return (
    <strong className={fee === 0 ? css.free : css.fee}>
      {fee === 0 ? t.free : t.coins(format.number(fee))}
    </strong>
  )
}
