import { useState } from 'react'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { MessageChannel, MessageKind } from '#src/shared/message.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { messageApi } from '../contract.ts'

type Switches = AnswerOf<typeof messageApi.getSwitches>['switches']

/** Without a refresh, because the switch itself shows the new state. */
const options = { verb: 'save', refresh: false } as const

const keyOf = (kind: MessageKind, channel: MessageChannel) => `${kind}.${channel}`

/** State of switches that change at once and return when saving fails. */
export function useSwitches(loaded: Switches) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const [saved, setSaved] = useState(0)
  const { act } = useAct()

  function find(kind: MessageKind, channel: MessageChannel) {
    const found = loaded.find((one) => one.kind === kind && one.channel === channel)
    const enabled = chosen[keyOf(kind, channel)] ?? found?.enabled ?? false
    return { enabled, fixed: !found?.can.change.may }
  }

  async function change(kind: MessageKind, channel: MessageChannel, enabled: boolean) {
    const set = (value: boolean) =>
      setChosen((before) => ({ ...before, [keyOf(kind, channel)]: value }))
    set(enabled)
    const done = await act(messageApi.updateSwitch, { kind, channel, enabled }, options)
    if (done) setSaved((count) => count + 1)
    else set(!enabled)
  }

  return { find, change, saved }
}
