import { Suspense, useState, type ReactNode } from 'react'
import { latePart } from '../late-part.tsx'
import { quietly } from '../quietly.ts'

export interface DialogProps {
  open: boolean
  /** Called by the close button, Escape and the backdrop. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons; the primary one last. */
  footer?: ReactNode
  /** The width in pixels on a wide screen (default 560). */
  width?: number
  /** False keeps the backdrop from closing it (default true). */
  dismissable?: boolean
  /** 'sheet' opens from the bottom edge, for filters on a phone. */
  placement?: 'center' | 'sheet'
  role?: 'dialog' | 'alertdialog'
}

const load = () => import('./dialog-frame.tsx')
const DialogFrame = latePart(load)

/** Loads the dialog's code ahead, for instance when its button is pointed at. */
export function preloadDialog() {
  void quietly(load())
}

/** A modal dialog. Its code loads with the first opening, which keeps pages small. */
export function Dialog(props: DialogProps) {
  // The dialog stays mounted after the first opening, so that its closing is animated.
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
