import { paths } from "@wara/domain/site/paths"
import { registerPath } from "@wara/domain/site/return-path"
import { galleryLimitTexts } from "@wara/domain/site/upload-texts"

const { count, maxSize, minSize } = galleryLimitTexts

/** Frequent questions by topic; answers are HTML of the level `rich` [S5.4]. */
export const seedFaqs = [
  {
    topic: "Publicar",
    question: "¿Cómo publico un anuncio?",
    answer: `<p>Crea tu cuenta, confirma tu correo y elige <a href="${paths.postAd}">Anunciar</a>. Te pediremos, paso a paso, los datos del equipo, tu contacto, la ficha técnica y las fotos. Puedes guardar el borrador y seguir otro día.</p>`,
  },
  {
    topic: "Publicar",
    question: "¿Cuánto demora la revisión?",
    answer: `<p>Una persona de nuestro equipo revisa cada anuncio antes de publicarlo. Cuánto demora normalmente lo dice <a href="${paths.publish}">Publica tu equipo</a>. Si falta algo, te escribimos con lo que hay que corregir y lo vuelves a enviar <strong>sin costo</strong>.</p>`,
  },
  {
    topic: "Publicar",
    question: "¿Cuántos días queda publicado mi anuncio?",
    answer:
      "<p>Los días de su crédito, contados desde la aprobación: los ves al publicar y en cada pack. Antes del término te avisamos por correo para que decidas si lo renuevas. Puedes pausarlo y volver a publicarlo mientras le queden días, que siguen corriendo.</p>",
  },
  {
    topic: "Publicar",
    question: "¿Qué fotos sirven?",
    answer: `<p>${count}, de al menos ${minSize} y hasta ${maxSize} cada una. Muestra el equipo completo, la placa, el horómetro y los detalles de desgaste: los anuncios honestos se venden antes. Borramos la ubicación que guardan las cámaras.</p>`,
  },
  {
    topic: "Publicar",
    question: "¿Puedo editar un anuncio que ya está publicado?",
    answer:
      "<p>Sí. Los cambios menores se ven al instante. Si cambias el nombre, la descripción, la categoría, las fotos o el precio en más de 30 %, el anuncio vuelve a revisión y mientras tanto sigue visible la última versión aprobada.</p>",
  },
  {
    topic: "Publicar",
    question: "¿Por qué rechazaron mi anuncio?",
    answer: `<p>Te lo explicamos en el correo de respuesta. Lo más común: el equipo no es industrial, las fotos son de otra publicación o faltan datos básicos. Si lo rechazamos, el crédito <strong>vuelve a tu cuenta</strong>. Las reglas están en los <a href="${paths.terms}">términos y condiciones</a>.</p>`,
  },
  {
    topic: "Créditos y pagos",
    question: "¿Cuánto cuesta publicar?",
    answer: `<p>Cada anuncio usa un crédito. Cuántos recibes <strong>gratis</strong> al registrarte está en <a href="${paths.publish}">Publica tu equipo</a>; los demás se compran sueltos o en packs. Los precios, con IVA incluido, están en <a href="${paths.packsAnchor}">Comprar packs</a>.</p>`,
  },
  {
    topic: "Créditos y pagos",
    question: "¿Vencen los créditos?",
    answer: "<p>No. Los créditos que compras quedan en tu cuenta hasta que los uses.</p>",
  },
  {
    topic: "Créditos y pagos",
    question: "¿Qué es un anuncio destacado?",
    answer:
      "<p>Un anuncio que aparece primero en las listas y en la portada, con la estrella de Destacado, durante toda su publicación. Usa un crédito de destacado además del crédito de publicación.</p>",
  },
  {
    topic: "Créditos y pagos",
    question: "¿Cómo pago y qué documento recibo?",
    answer:
      "<p>Pagas con tarjeta de crédito, débito o prepago a través de Webpay Plus; nosotros no vemos ni guardamos los datos de tu tarjeta. Puedes pedir <strong>boleta o factura</strong>: para factura te pediremos RUT, razón social, giro y dirección antes de pagar.</p>",
  },
  {
    topic: "Créditos y pagos",
    question: "¿Puedo arrepentirme de una compra?",
    answer:
      "<p>Sí. Tienes <strong>10 días</strong> desde la compra para pedir la devolución de los créditos que no hayas usado. Devolvemos el dinero por el mismo medio de pago.</p>",
  },
  {
    topic: "Créditos y pagos",
    question: "Pagué y no veo mis créditos, ¿qué hago?",
    answer: `<p>Espera unos minutos: si la respuesta del banco se demora, consultamos el pago de nuevo en forma automática y cargamos los créditos o devolvemos el dinero. Si pasa una hora, escríbenos por <a href="${paths.contact}">Contacto</a> con el número de orden.</p>`,
  },
  {
    topic: "Comprar",
    question: "¿Los precios incluyen IVA?",
    answer:
      "<p>Los equipos se publican con precio neto, <em>más IVA</em>. En la página de cada anuncio ves al lado el total con IVA y una referencia en UF y dólares, con la fecha del indicador.</p>",
  },
  {
    topic: "Comprar",
    question: "¿Cómo contacto al vendedor?",
    answer: `<p>Con <em>Consultar</em>, en la página del anuncio: no necesitas cuenta y el vendedor no ve tu correo. Para ver su teléfono y su correo, inicia sesión, confirma tu correo y pulsa <em>Ver teléfono y correo</em>. Si no tienes cuenta, <a href="${registerPath(paths.faq)}">regístrate</a>: es gratis. Hay un máximo de consultas y de contactos por hora y por día.</p>`,
  },
  {
    topic: "Comprar",
    question: "¿Wara vende o garantiza los equipos?",
    answer:
      "<p>No. Wara publica anuncios: el trato, la entrega, el documento de venta y la garantía son entre comprador y vendedor. Revisamos cada anuncio antes de publicarlo, pero no inspeccionamos las máquinas.</p>",
  },
  {
    topic: "Cuenta",
    question: "¿Qué es un vendedor profesional?",
    answer: `<p>Una empresa o persona que vende equipos en forma habitual. Tiene un perfil público con su logo, su descripción y todos sus anuncios. Pedirlo no cuesta nada: mira <a href="${paths.becomePro}">qué ganas y cómo se pide</a>.</p>`,
  },
  {
    topic: "Cuenta",
    question: "Olvidé mi contraseña, ¿cómo la recupero?",
    answer: `<p>Pide un enlace en <a href="${paths.forgotPassword}">Recuperar contraseña</a>. Sirve una sola vez y por tiempo limitado. Al cambiarla se cierran las sesiones abiertas en otros equipos.</p>`,
  },
  {
    topic: "Cuenta",
    question: "¿Cómo descargo mis datos o elimino mi cuenta?",
    answer: `<p>Desde «Privacidad y datos», en tu cuenta. La eliminación se puede deshacer durante 14 días. Qué guardamos y por cuánto tiempo está en las <a href="${paths.privacy}">políticas de privacidad</a>.</p>`,
  },
  {
    topic: "Seguridad",
    question: "¿Cómo reconozco un anuncio sospechoso?",
    answer: `<p>Desconfía de precios muy por debajo del mercado, de quien pide un adelanto para <em>reservar</em> sin mostrar el equipo y de quien no quiere mostrar el padrón o la factura. Lee nuestros <a href="${paths.safety}">consejos de seguridad</a>.</p>`,
  },
  {
    topic: "Seguridad",
    question: "¿Cómo denuncio un anuncio?",
    answer: `<p>Con el enlace «Denunciar» del anuncio o de la página del vendedor; no necesitas cuenta. Si infringe las reglas, lo bajamos, y si nos dejas un correo te contamos el resultado. La persona denunciada nunca sabe quién fue.</p>`,
  },
] as const
