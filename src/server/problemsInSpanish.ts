/**
 * What people are told of a refusal, in Spanish, by what is written in the code. Where that has a number, `#` stands for it.
 * `problemsInSpanish.test.ts` finds what is missing.
 */
export const problemsInSpanish: Readonly<Record<string, string>> = {
  // errors.ts
  'Not understood': 'No se entendió',
  'The request could not be read.': 'No se pudo leer la petición.',
  'Not signed in': 'Sin sesión iniciada',
  'Please sign in and try again.': 'Inicia sesión y vuelve a intentarlo.',
  'Not allowed': 'No permitido',
  'You do not have the right to do this.': 'No tienes permiso para hacer esto.',
  'Not found': 'No encontrado',
  'There is nothing here.': 'Aquí no hay nada.',
  Conflict: 'Conflicto',
  'This was changed in the meantime. Please reload and try again.':
    'Esto ha cambiado entretanto. Vuelve a cargar la página e inténtalo de nuevo.',
  'Too large': 'Demasiado grande',
  'At most # KiB can be sent at once.': 'Se pueden enviar como máximo # KiB de una vez.',
  'Not JSON': 'No es JSON',
  'Please send the content type application/json.': 'Envía el tipo de contenido application/json.',
  'Not valid': 'No válido',
  'Please check what was sent.': 'Revisa lo que se envió.',
  'Too many requests': 'Demasiadas peticiones',
  'That was a lot in a short time. Please wait a moment and try again.':
    'Ha sido mucho en poco tiempo. Espera un momento y vuelve a intentarlo.',
  'Something went wrong': 'Algo ha fallado',
  'This is our fault, not yours. Nothing you stored is lost. Please try again.':
    'Es culpa nuestra, no tuya. Nada de lo que guardaste se ha perdido. Inténtalo de nuevo.',
  'Not available': 'No disponible',
  'Cairn can not do this right now. Please try again in a moment.':
    'Cairn no puede hacerlo ahora mismo. Inténtalo de nuevo en un momento.',
  // app, server
  'The database does not answer.': 'La base de datos no responde.',
  'Redis does not answer.': 'Redis no responde.',
  'The room is open in too many places.': 'La sala está abierta en demasiados lugares.',
  'This address is not the one that Cairn was set up with (PUBLIC_URL).':
    'Esta dirección no es la que se configuró para Cairn (PUBLIC_URL).',
  // account
  'Please write a name.': 'Escribe un nombre.',
  'Please use at most # characters.': 'Usa como máximo # caracteres.',
  'Please leave out line breaks and invisible characters.':
    'Quita los saltos de línea y los caracteres invisibles.',
  'This time zone is not known.': 'Esta zona horaria no se conoce.',
  'This currency is not known.': 'Esta moneda no se conoce.',
  'This country is not known.': 'Este país no se conoce.',
  'This language is not known.': 'Este idioma no se conoce.',
  'This link is no longer valid.': 'Este enlace ya no es válido.',
  'This link is no longer valid. Please ask for a new one in Settings.':
    'Este enlace ya no es válido. Pide uno nuevo en Ajustes.',
  'Another account has this address in the meantime.': 'Entretanto otra cuenta tiene esta dirección.',
  'Please sign out, sign in again, and then do this at once.':
    'Cierra la sesión, vuelve a iniciarla y hazlo enseguida.',
  'This is not your password.': 'Esta no es tu contraseña.',
  'The picture has more than # MB. Please choose a smaller one.':
    'La imagen tiene más de # MB. Elige una más pequeña.',
  'Please send the picture with its image type.': 'Envía la imagen con su tipo de imagen.',
  'This is not a JPEG, PNG, WebP or GIF image. Please choose another file.':
    'No es una imagen JPEG, PNG, WebP o GIF. Elige otro archivo.',
  'This image could not be read, or it is too large. Please choose another one.':
    'No se pudo leer esta imagen, o es demasiado grande. Elige otra.',
  // coach, room
  'Write a message first.': 'Escribe primero un mensaje.',
  'A message can have up to # characters. Please shorten it or send it in two parts.':
    'Un mensaje puede tener hasta # caracteres. Acórtalo o envíalo en dos partes.',
  'Your message is stored. Please try again.': 'Tu mensaje está guardado. Inténtalo de nuevo.',
  // community, moderation
  'Only you can read this post for now, so it takes no comments or likes.':
    'Por ahora solo tú puedes leer esta publicación, así que no admite comentarios ni Me gusta.',
  'This is your own.': 'Esto es tuyo.',
  'This is your own. Another moderator decides about it.':
    'Esto es tuyo. Lo decide otra persona de moderación.',
  'This decision does not hold any more, or can’t be appealed.':
    'Esta decisión ya no está en vigor o no se puede apelar.',
  'You have appealed this decision already, and can do so once.':
    'Ya has apelado esta decisión, y solo se puede una vez.',
  'Please write why you see it differently.': 'Escribe por qué lo ves de otra manera.',
  'An appeal can have up to # characters.': 'Una apelación puede tener hasta # caracteres.',
  'Please write the note.': 'Escribe la nota.',
  'A suspension needs an end, and nothing else has one.':
    'Una suspensión necesita un final, y nada más lo tiene.',
  'A suspension ends after now, and within a year.': 'Una suspensión termina en el futuro y antes de un año.',
  'This is no cursor of the queue.': 'Esto no es un cursor de la cola.',
  // progress
  'Please give a day that exists, as YYYY-MM-DD.': 'Indica un día que exista, como AAAA-MM-DD.',
  'Please give an amount such as # or #.#.': 'Indica un importe como # o #.#.',
  'A check-in counts for today or one of the two days before.':
    'Un registro vale para hoy o para uno de los dos días anteriores.',
  'This day is still to come.': 'Este día todavía no ha llegado.',
  'Days can be changed up to # days back.': 'Los días se pueden cambiar hasta # días atrás.',
  // settings, reminders, help
  'Please leave out line breaks.': 'Quita los saltos de línea.',
  'Please give an amount from # to #.': 'Indica un importe de # a #.',
  'Please give a time from #:# to #:#.': 'Indica una hora de #:# a #:#.',
  'Please write the goal.': 'Escribe la meta.',
  'Please give a phone number.': 'Indica un número de teléfono.',
  'Please keep at most # goals.': 'Guarda como máximo # metas.',
  'Please give the endpoint by its name.': 'Indica el destino por su nombre.',
  'This is not a key of a push subscription.': 'Esta no es una clave de una suscripción de avisos.',
  'Please write a reason.': 'Escribe un motivo.',
  'Please write what happens before.': 'Escribe qué pasa antes.',
  'Please write what you will do.': 'Escribe qué harás.',
  'There is room for #. Please remove one that has done its work.':
    'Hay sitio para #. Quita uno que ya haya cumplido.',
};
