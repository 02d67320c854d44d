import { Suspense, useState } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { AddDialog } from './todo-dialogs.ts'
import { todayText } from './text.ts'

export function AddTodo() {
  const t = useText(todayText)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t.add}
      </Button>
      <Suspense fallback={null}>{open && <AddDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
