import { Suspense } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { useText } from '#src/web/i18n.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import type { KeySwitch } from './keyboard-keys.tsx'
import { studyText } from './text.ts'

const KeyboardKeys = latePart(async () => ({
  default: (await import('./keyboard-keys.tsx')).KeyboardKeys,
}))

/** Lists the keys of the player. The list loads with the first opening. */
export default function KeyboardHelp({
  open,
  onClose,
  keys,
}: {
  open: boolean
  onClose: () => void
  keys: KeySwitch
}) {
  const t = useText(studyText)
  return (
    <Dialog open={open} onClose={onClose} title={t.keyboard} width={640}>
      <Suspense>
        <KeyboardKeys {...keys} />
      </Suspense>
    </Dialog>
  )
}
