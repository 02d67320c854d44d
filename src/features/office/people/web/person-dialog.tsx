import type { Person } from './person-overview.tsx'

export interface PersonDialogProps {
  person: Person
  open: boolean
  onClose: () => void
}
