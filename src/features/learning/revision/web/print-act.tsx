import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { useHydrated } from '#src/web/use-hydrated.ts'
import css from './revision.module.css'
import { printText } from './print-text.ts'

/** Opens the print dialog of the browser. A browser inside another app has none: there it says what to do instead. */
export function PrintAct() {
  const t = useText(printText)
  const hydrated = useHydrated()
  const inWechat = hydrated && /MicroMessenger/i.test(navigator.userAgent)
  if (inWechat || (hydrated && typeof window.print !== 'function')) {
    return (
      <p data-no-print className={css.kept} role="note">
        {inWechat ? t.inWechat : t.noPrint}
      </p>
    )
  }
  return (
    <span data-no-print>
      <Button variant="primary" icon="print" onClick={() => window.print()}>
        {t.printNow}
      </Button>
    </span>
  )
}
