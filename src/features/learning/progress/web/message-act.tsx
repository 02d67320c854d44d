import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/web/ui/button.tsx'
import type { MessageTo } from './message-dialog.tsx'

const MessageDialog = lazy(async () => ({
  default: (await import('./message-dialog.tsx')).MessageDialog,
}))

/** The button of a message to learners, and its dialog. */
export function MessageAct({
  label,
  isPrimary,
  onSent,
  ...to
}: MessageTo & { label: string; isPrimary?: boolean; onSent?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        icon="message"
        variant={isPrimary ? 'primary' : 'secondary'}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MessageDialog {...to} onSent={() => onSent?.()} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
