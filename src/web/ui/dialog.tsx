import { lazy, Suspense, useState, type ReactNode } from 'react'

export interface DialogProps {
  open: boolean
  /** Close button, Escape and the backdrop all come here. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons; the primary one last. */
  footer?: ReactNode
  /** Pixels on a wide screen (default 560). */
  width?: number
  /** False: the backdrop does not close it. */
  dismissable?: boolean
  /** 'sheet' comes from the bottom edge, for filters on a phone. */
  placement?: 'center' | 'sheet'
  role?: 'dialog' | 'alertdialog'
}

const load = () => import('./dialog-frame.tsx')
const DialogFrame = lazy(load)

/** Fetches the dialog's code ahead, for instance when its button is pointed at. */
export function preloadDialog() {
  void load()
}

/** A modal dialog. Its code comes with the first opening, so that pages stay light. */
export function Dialog(props: DialogProps) {
  // Stays after the first opening, so that closing can be seen.
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  )
}

/** A sheet from the bottom edge. */
export function Sheet(props: Omit<DialogProps, 'placement'>) {
  return <Dialog {...props} placement="sheet" />
}
