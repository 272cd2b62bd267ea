import { rutOf } from "@wara/domain/accounts/rut"

// Numbers that have not been assigned yet, so that the demo contains no real RUT or phone number.
const firstPersonRut = 41_200_317
const firstCompanyRut = 56_410_208
const firstPhone = 20_001_100

/** RUT of a demo person, unique per offset. */
export const personRut = (offset: number) => rutOf(firstPersonRut + offset)

export const companyRut = (offset: number) => rutOf(firstCompanyRut + offset)

export const demoPhone = (index: number) => `+569${firstPhone + index * 37}`
