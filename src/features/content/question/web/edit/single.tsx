import type { EditProps } from './edit-props.ts'
import { OptionsPart } from './options-part.tsx'

export default function EditSingle(props: EditProps<'single'>) {
  return <OptionsPart {...props} />
}
