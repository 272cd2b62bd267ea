import { rutOf } from "@wara/domain/accounts/rut"

// Numbers that are not handed out yet, so that nobody's own RUT or telephone stands in the demo.
const firstPersonRut = 41_200_317
const firstCompanyRut = 56_410_208
const firstPhone = 20_001_100

/** RUT of a person of the demo; another number, another person. */
export const personRut = (offset: number) => rutOf(firstPersonRut + offset)

/** RUT of a company of the demo. */
export const companyRut = (offset: number) => rutOf(firstCompanyRut + offset)

/** Telephone of somebody of the demo. */
export const demoPhone = (index: number) => `+569${firstPhone + index * 37}`
