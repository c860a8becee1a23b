import type { Language } from './pattern.rules.ts';

const lists = `
{fillers}: ya | mas | solo | solamente | realmente | simplemente | tan | muy | tambien | siempre | puta | puto | joder | hoy mismo | todo | toda | pues | la verdad
{self}: yo | me | mi | mis | conmigo | quiero | voy | estoy | soy | tengo | he | siento | pienso | matarme | suicidarme
{others}: ella | ellos | ellas | hermano | hermana | padre | madre | papa | mama | hijo | hija | amigo | amiga | amigos | marido | mujer | esposa | esposo | primo | prima | tio | tia | abuelo | abuela | vecino | vecina | novio | novia | pareja | compañero | compañera | alguien | gente | suicido | mato | quiere | quieren | quitarse | matarse | suicidarse | jugador | jugadores
{telling}: dice | dijo | dicen | cuenta | conto | escribio | piensa | cree
{past}: queria | quise | quise | intente | pensaba | pense | estuve | era | estaba | tuve | tenia | habia | trate
{present}: quiero | voy | estoy | tengo | pienso | deseo
{auxiliary}: habia
{querer}: quiero | queria | quisiera | querria | deseo | desearia | prefiero | preferiria | necesito | ojala | me gustaria | ganas de | tengo ganas de | me dan ganas de | dan ganas de | deseando | queriendo | pienso en | pensando en | he pensado en | penso en | pense en | pensar en | pensamientos de | idea de | voy a | vamos a | a punto de | decidido a | decidi | planeo | planeando | puedo | podria | deberia | intento | intente | intentar | tratar de | trate de | pensado en | capaz de | tentado de | solo me queda | lo mejor es | mejor | listo para | lista para | hora de | estar
{matarme}: matarme | suicidarme | quitarme la vida | quitarme de en medio | quitarme del medio | ahorcarme | colgarme | cortarme las venas | cortarme las muñecas | pegarme un tiro | darme un tiro | meterme un tiro | volarme la cabeza | volarme los sesos | tirarme (al tren | al metro | a las vias | por la ventana | por el balcon | de un puente | del puente | a la via | de la azotea | desde) | lanzarme (al tren | al vacio | de un puente | por) | arrojarme | saltar (de un puente | del puente | por la ventana | al vacio | de la azotea) | envenenarme | asfixiarme | ahogarme en (el mar | el rio) | desangrarme | tomarme (todas las | un bote de) (pastillas | tabletas | bote) | tomarme todas | tragarme todas | acabar conmigo | terminar conmigo | acabar con mi vida | terminar con mi vida | poner fin a mi vida | acabar con mi existencia | hacerme daño | autolesionarme | lastimarme | cortarme | dispararme | estrellarme | estrellar el coche | empastillarme
{morir}: morir | morirme | estar muerto | estar muerta | desaparecer para siempre | desaparecer del (mundo | mapa) | desaparecer de (la tierra | este mundo | esta vida) | dejar de (existir | vivir | ser | respirar) | no existir | no despertar | no despertarme | no despertar nunca | no haber nacido | dormir para siempre | dormirme y no (despertar | despertarme) | dormir y no (despertar | despertarme) | irme de este mundo | irme para siempre | irme al otro barrio | no estar | no seguir | no seguir viviendo | no vivir | que todo (acabe | termine | se acabe) | que se acabe todo | que me muera | reunirme con | no levantarme nunca | estar bajo tierra
{vivir}: vivir | vivo | viva | seguir viviendo | seguir vivo | seguir viva | estar vivo | estar viva | seguir | existir | estar aqui | estar en este mundo | despertar | despertarme | levantarme
`;

const patterns = `
[ideation] Matarse
me (voy a|quiero|puedo|podria) (tirar|lanzar|arrojar) (del|al|por|de|desde|a) .. (puente|tren|metro|balcon|ventana|vias|azotea|edificio|mar|rio)  # Esta noche me voy a tirar del puente
(acabo|acabare|acabe|terminar|termino|pongo fin|poner fin|pondre fin|acabar) (con|a) (mi|la) (vida|existencia|sufrimiento)  # Esta noche acabo con mi vida
(me hago|hacerme|me hice|haciendome|me he hecho) (daño|cortes|heridas)  # Me hago daño cuando pierdo
(quiero|quisiera|necesito|ganas de|deseo) (que)? (me)? (desaparecer|morir|morirme|dormir para siempre|no despertar|que me (maten|muera|lleve)|dejar de vivir)  # Quiero desaparecer
(no|ni) (quiero|puedo|aguanto|soporto) (seguir)? (viviendo|viva|vivo|vivir)  # No quiero seguir viviendo así
(pido|rezo|ruego|suplico) (a)? (dios|la virgen|que) ... (muera|morir|morirme|lleve|muerte|despertar|despierte|acabe)  # Le pido a Dios que me lleve
(pienso|pensar|pensando|piensa|cabeza) ... (quitarme la vida|tirarme|matarme|suicid*|morir|morirme|la muerte)  # No dejo de pensar en la muerte
(no|nada|nadie|ninguna) ... (razon|razones|motivo|motivos|ganas|sentido|fuerzas) .. (para|de|a|en) (vivir|seguir|estar|levantarme|despertar)  # No encuentro motivo para seguir
(ya no|no) (quiero|deseo|pinto nada|hago falta) (estar)? (aqui|en (este|el) mundo|en esta vida) $  # Ya no quiero estar aquí
{matarme}  # Pienso en matarme
me {querer} (matar|suicidar|morir|ahorcar|quitar la vida|colgar|cortar las venas|tirar (al tren|por|de)|pegar un tiro)  # Me quiero matar
me voy a (matar|suicidar|ahorcar|colgar|tirar (al|por|de)|quitar la vida|cortar las venas|pegar un tiro)  # Me voy a matar
me (mato|suicido|ahorco|quito la vida|cuelgo|pego un tiro|corto las venas|tiro (al tren|por|de un))  # Si pierdo me mato
(suicidio|suicidarme|suicida|suicidas)  # El suicidio me parece la única salida
(acabar|terminar) (con todo|con esta vida|de una vez con (todo|mi vida)|con mi sufrimiento|con este sufrimiento)  # Quiero acabar con todo
(quitar|quito|quitarme|quite) (de)? la vida  # Pienso en quitarme la vida
(me corto|me estoy cortando|cortandome|me hago daño|haciendome daño)  # Me hago daño otra vez

[ideation] Un deseo de morir
{querer} ... {morir}  # Quiero morir
(ojala) ... (muerto|muerta|muriera|muera|despertara|despierte|despertarme|nacido|existiera|desapareciera|matara|mate)  # Ojalá no despertara mañana
(estaria|estaria yo|estarian|estaran|estais|estareis|estarias|seria|serian|viviria|vivirian|les iria|irian) .. (mejor|felices|feliz|tranquilos|tranquilas) .. (sin mi|muerto|muerta|si yo|si me muero|si no (estuviera|estoy|existiera))  # Estarían mejor sin mí
(mejor|felices|tranquilos) sin mi  # Todos vivirían mejor sin mí
(mejor|preferiria|prefiero|quisiera|desearia) (estar)? (muerto|muerta)  # Preferiría estar muerta
(desearia|quisiera|me gustaria|ojala) .. no (haber nacido|existir|estar|despertar)  # Me gustaría no haber nacido
(valgo|vale|valdria) mas (muerto|muerta)  # Valgo más muerto que vivo
(seguro de vida) + (mejor|pagar*|deudas|cobr*|familia|hijos)  # Con el seguro de vida pagarían las deudas
(soy|ser) (una|la)? carga  # Soy una carga para todos
nadie me (extrañaria|echaria de menos|va a extrañar|echara de menos|necesita)  # Nadie me echaría de menos
(si|cuando) (yo)? (me muero|me muera|me muriera|muriera|muero|desaparezco|desapareciera|no este|ya no este|no estuviera|me haya ido)  # Cuando ya no esté, cuida de los niños

[ideation] No querer vivir
no (quiero|queria|quisiera|deseo|puedo|aguanto|soporto|merezco|tengo ganas de|tengo (motivos|razones|razon) para|vale la pena|merece la pena|veo sentido a|le veo sentido a|encuentro sentido a|hay razon para|hay motivo para|me quedan ganas de|me quedan fuerzas para) .. {vivir}  # Ya no quiero vivir
(sin|perdi las|perdido las|ninguna) ganas de (vivir|seguir)  # Me quedé sin ganas de vivir
(cansado|cansada|harto|harta|aburrido) de (vivir|la vida|existir|esta vida|estar vivo|estar viva)  # Estoy cansado de vivir
(mi vida|la vida|vivir) (ya)? no (tiene (sentido|solucion|valor)|vale (nada|la pena)|merece la pena)  # Mi vida no tiene sentido
(para que|de que sirve|por que) (quiero)? (vivir|seguir vivo|seguir viva|sigo vivo|sigo viva|sigo aqui|vivo)  # Para qué seguir vivo
no (quiero|puedo) (seguir|estar) (mas)? (aqui|asi|en este mundo|con esta vida|$)  # No quiero estar aquí
(la)? unica (salida|solucion|opcion) .. (morir*|muerte|matarme|suicid*|es|que me queda)  # La única salida es la muerte
(lo mejor es|pienso en) (la)? (muerte|morir*)  # Pienso en la muerte cada día

[imminent named] Un plan, una despedida
(esta noche|hoy|mañana|ahora mismo|ahora) .. me (mato|suicido|ahorco|muero|voy de este mundo|quito la vida|voy a (matar|suicidar))  # Esta noche me mato
(voy a|me voy a|estoy decidido a|estoy decidida a|he decidido) (matarme|suicidarme|quitarme la vida|matar esta noche|suicidar|acabar con (mi vida|todo) (hoy|esta noche|ahora|mañana))  # He decidido quitarme la vida
(tengo|prepare|compre|consegui|junte|guardo|he comprado) .. (las pastillas|la soga|una soga|una cuerda|la cuerda|la pistola|una pistola|el arma|un arma|el veneno|la navaja|las cuchillas|suficientes pastillas) - (medico|doctor|receta)  # Tengo las pastillas preparadas
(carta|nota) .. (de despedida|despedida|suicidio|escrita)  # La carta de despedida está escrita
(adios|me despido) (a todos|de todos|mundo|mundo cruel|para siempre|a mis hijos|de mis hijos|de la vida|de este mundo)  # Adiós a todos
(es)? (mi|la) ultima noche  # Es mi última noche
(estoy en|estoy sobre|estoy al borde de) (el puente|un puente|la azotea|las vias|el balcon|la cornisa)  # Estoy en el puente
me (he tomado|tome|tragué|trague) .. (pastillas|pastilla|bote|veneno)  # Me he tomado todas las pastillas

[concern] Otra persona
se (suicido|mato|ahorco|quito la vida|quiere (matar|suicidar|morir)|quito de en medio|va a matar|va a suicidar|colgo|corta)  # Mi hermano se suicidó
(quiere|queria) (morir|morirse|suicidarse|matarse|quitarse la vida)  # Mi amigo quiere morir
(intento de suicidio|intento suicidarse|pensando en suicidarse)  # Mi hija tuvo un intento de suicidio

[denial] No es así
(no|nunca|jamas|tampoco|no me|nunca me|ni)  # Nunca me mataría
(no|nunca|jamas) (quise|queria|quisiera|he querido|querria|quiero|he pensado en|pienso en|pense en|voy a|pienso|quiero decir que|tengo ganas de|es (un|ningun)|tengo (pensamientos|ideas|intencion|intenciones) de)  # No pienso en suicidarme

[stillTrue] Sí es así
(por que no|no (puedo|dejo de|paro de|logro) (dejar de|parar de)? (pensar en|querer)?|no se (si|por que no)|no solo)  # No puedo dejar de pensar en matarme

[untilNow] Desde ahora
(hasta (ahora|hoy|esta noche)|como (ahora|hoy)|tanto)  # Nunca quise matarme hasta hoy

[past] Hace mucho
hace (<number>|años|muchos|varios|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte) (años|meses|tiempo|decadas)?  # Hace diez años intenté suicidarme
(cuando (era|tenia)|en el pasado|en <year>|de (joven|adolescente)|antes de (dejarlo|recuperarme|la terapia))  # Cuando era joven quería morir

[recent] Hace poco
(anoche|ayer|hoy|esta noche|esta semana|ultimamente|otra vez|de nuevo)  # Anoche intenté suicidarme

[returns] Ha vuelto
(ha vuelto|volvio|vuelve|vuelven|han vuelto|otra vez|de nuevo|lo mismo)  # Hace años intenté suicidarme y esta noche ha vuelto

[same] Lo mismo
(quiero|voy a|pienso) .. (lo mismo|seguirlo|seguirla|irme con (el|ella)|reunirme)  # Mi hermano se suicidó y quiero hacer lo mismo

[soon] Ahora
(hoy|esta noche|ahora|ahora mismo|mañana|esta tarde|este fin de semana|ya mismo)  # Quiero morir esta noche

[idiom] Una manera de hablar
(me|nos) (va|van|iba|iban) a matar (cuando|si|por|$)  # Mi mujer me va a matar cuando lo vea
me (muero|mata|matas|matan|mato|mori|morire|morí) (de|por|la|el|ese|esa|este|a trabajar|trabajando|estudiando|en el gimnasio|a (trabajar|estudiar)|con)  # Me muero de hambre
(morir|morirme|muero|muera|morirse) (de|por) (risa|hambre|sed|frio|calor|ganas|vergüenza|verguenza|aburrimiento|sueño|miedo|amor|pena|un|una|la|el)  # Quiero morir de risa
(acabar|terminar) (con)? (esta|esa|la|el|mi|este) (adiccion|ludopatia|vicio|juego|apuestas|partida|deuda|deudas|mes|dia|semana|relacion|cuenta)  # Quiero acabar con esta adicción
no quiero (seguir)? (vivir|estar|viviendo) (mas)? (en (este|ese|esta|esa|mi|la|el|casa|un|una)|con (mis|mi|el|ella|este|esta|deudas)|asi de|aqui (en|con)|de (mis|mi|alquiler)|a costa)  # No quiero vivir más en este piso
(no puedo|no quiero) (seguir) (jugando|apostando|mintiendo|perdiendo|gastando)  # No puedo seguir jugando
(apuesta|jugada|carrera|mision) (suicida)  # Fue una apuesta suicida
(matar|matando) (el)? (tiempo|rato)  # Juego por matar el tiempo
cortarme (el pelo|las uñas|la luz|el grifo)  # Voy a cortarme el pelo
(mejor|felices) sin (el juego|jugar|apostar|apuestas|casino)  # Vivirían mejor sin el juego
`;

export const spanish: Language = { code: 'es', lists, patterns: [patterns] };
