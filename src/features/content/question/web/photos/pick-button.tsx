import { useEffect, useRef } from 'react'
import { Button } from '#src/web/ui/button.tsx'
import type { IconName } from '#src/web/ui/icon.tsx'
import { beginPicking, endPicking } from './picking.ts'

/** A button that opens the picker of files, or the camera of a phone. */
export function PickButton({
  label,
  icon,
  accept,
  camera = false,
  many = true,
  disabled = false,
  main = false,
  describedBy,
  onPick,
}: {
  label: string
  icon: IconName
  accept: string | undefined
  camera?: boolean
  many?: boolean
  disabled?: boolean
  /** The main act of its page. */
  main?: boolean
  describedBy?: string
  onPick: (files: File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = input.current
    // React has no property for this event.
    element?.addEventListener('cancel', endPicking)
    return () => element?.removeEventListener('cancel', endPicking)
  }, [])
  return (
    <>
      <Button
        icon={icon}
        {...(main && { variant: 'primary' as const })}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => {
          beginPicking()
          input.current?.click()
        }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        multiple={many && !camera}
        {...(camera && { capture: 'environment' })}
        onChange={({ currentTarget }) => {
          endPicking()
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
    </>
  )
}
