import { expect, test } from 'vitest'
import { messageChannels, messageKinds } from '#src/shared/message.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld } from '#tests/world.ts'
import { messageApi } from './contract.ts'

const { newUser } = await openWorld()

test('what is said of each switch is what happens', async () => {
  const person = await newUser('student')
  const { switches } = await person(messageApi.getSwitches, {})
  expect(switches).toHaveLength(messageKinds.length * messageChannels.length)
  for (const { kind, channel, can } of switches) {
    const act = await person.ask(messageApi.updateSwitch, { kind, channel, enabled: false })
    expectAgreement(can.change, act, `${kind} ${channel}`)
  }
})
