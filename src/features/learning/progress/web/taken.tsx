import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { learnersText } from './learners-text.ts'
import css from './progress.module.css'

/** When the page was counted, and the act that counts it again. */
export function Taken({ at, again }: { at: string; again: () => Promise<unknown> }) {
  const t = useText(learnersText)
  const { run, pending } = useAct()
  return (
    <p className={css.taken}>
      <TimeAgo value={at}>{t.taken}</TimeAgo>
      <Button
        size="small"
        variant="quiet"
        icon="refresh"
        pending={pending}
        onClick={() => void run(again)}
      >
        {t.again}
      </Button>
    </p>
  )
}
