/** The invented company behind a demo, as variables of the web server. */
export const demoCompany = {
  COMPANY_NAME: "Wara Mercado Industrial SpA",
  COMPANY_RUT: "76.543.210-3",
  COMPANY_ADDRESS: "Camino La Faena 1450, oficina 302, Quilicura, Santiago",
  COMPANY_PHONE: "+56 2 2345 6789",
}
