import { useText } from '#src/web/i18n.tsx'
import { cleanLine, faultsOf, type LineFault, type RosterField, type RosterLine } from '../rows.ts'
import { faultText } from './fault-text.ts'

/** The field beside which a fault stands. */
export const fieldOf: Record<LineFault, RosterField> = {
  ...{ numberMissing: 'number', numberRounded: 'number', numberWrong: 'number' },
  ...{ numberTwice: 'number', nameMissing: 'name', nameWrong: 'name' },
  ...{ phoneWrong: 'phone', emailWrong: 'email', groupLong: 'group' },
}

/** Says what is wrong with a line, field by field, by the rules of the server. */
export function useLineErrors() {
  const { faults } = useText(faultText)
  return (line: RosterLine): Partial<Record<RosterField, string>> =>
    Object.fromEntries(
      faultsOf([cleanLine(line)])[0]!.map((fault) => [fieldOf[fault], faults[fault]]),
    )
}
